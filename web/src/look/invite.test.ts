// The sheet of invitations: which links are out, revoking them, and who may come.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import type { GameMembers } from "../wire";
import Invite from "./Invite.svelte";

const at = vi.hoisted(() => ({ table: null as Table | null }));
vi.mock("../lib/table.svelte", async (actual) => ({ ...(await actual<object>()), useTable: () => at.table }));

const UNTIL = Date.UTC(2030, 4, 17, 12) / 1000;
const guest = { you: false, maker: false, seats: [], here: true, removed: false };
const asked: string[] = [];
let members: GameMembers;
let refused = false;
let shown: ReturnType<typeof mount>;

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
};
const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
  );
  expect(button, name).toBeDefined();
  button!.click();
  await settled();
};
const rows = (): string[] => [...document.querySelectorAll("li span")].map((item) => item.textContent ?? "");

beforeEach(async () => {
  await speak("en");
  at.table = new Table("walk-1");
  members = {
    invitations: [
      { id: 7, by: "Ida", you: true, until: UNTIL },
      { id: 3, by: "", you: false, until: UNTIL },
    ],
    guests: [
      { ...guest, id: "a1", name: "Ida", you: true, maker: true },
      { ...guest, id: "b2", name: "Bo" },
    ],
    may_remove: true,
  };
  vi.stubGlobal("fetch", (address: URL, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${address.pathname}${method === "PUT" ? ` ${body}` : ""}`);
    if (refused)
      return Promise.resolve(
        new Response(JSON.stringify({ code: "not-player", text: "Ask one of them." }), { status: 403 }),
      );
    if (method === "DELETE" || method === "PUT") return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(
      new Response(JSON.stringify(method === "POST" ? { link: "/#/join/t0ken", qr: "", until: UNTIL } : members)),
    );
  });
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
  asked.length = 0;
  refused = false;
});
const open = async (): Promise<void> => {
  shown = mount(Invite, { target: document.body });
  await settled();
};

it("says how long a link holds, whose it is, and who may come", async () => {
  await open();
  expect(rows()).toEqual([
    "Your link · holds until May 17, 2030",
    "An earlier link · holds until May 17, 2030",
    "Ida (you) · watches",
    "Bo · watches",
  ]);
});

it("revokes a link, and makes a new one when it is asked for", async () => {
  await open();
  members = { ...members, invitations: members.invitations.slice(1) };
  await press("Revoke: Your link");
  expect(asked).toContain("DELETE /api/games/walk-1/invitations/7");
  expect(document.querySelector("input[readonly]")).toBeNull();
  await press("Make a link");
  expect(asked.filter((each) => each.startsWith("POST"))).toHaveLength(2);
  expect(document.querySelector("input[readonly]")).not.toBeNull();
});

it("removes a guest and lets them in again", async () => {
  await open();
  members = { ...members, guests: [members.guests[0]!, { ...members.guests[1]!, removed: true }] };
  await press("Remove Bo from this table");
  expect(asked).toContain('PUT /api/games/walk-1/guests/b2 {"removed":true}');
  expect(rows().at(-1)).toBe("Bo · removed");
  await press("Let Bo in again");
  expect(asked).toContain('PUT /api/games/walk-1/guests/b2 {"removed":false}');
});

it("leaves removing to the maker", async () => {
  members = { ...members, may_remove: false };
  await open();
  expect([...document.querySelectorAll("button")].map((each) => each.textContent)).not.toContain("Remove");
});

it("tells who only watches whom to ask", async () => {
  refused = true;
  await open();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Ask one of them.");
});
