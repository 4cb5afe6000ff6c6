// How loud and how long the cues are, measured on their samples: quiet, alike, short, and never clipped.

import { describe, expect, it } from "vitest";
import { samplesOf, type Cue } from "./cues";
import { momentary, peak, RATE } from "./loudness";

const CUES: Cue[] = ["paper", "click", "glass", "breath", "fog"];

it("measures loudness as the recommendation has it", () => {
  const tone = Float32Array.from({ length: RATE }, (_, n) => Math.sin((2 * Math.PI * 997 * n) / RATE));
  expect(momentary(tone)).toBeCloseTo(-3.01, 1);
});

describe.each(CUES)("the cue %s", (cue) => {
  const samples = samplesOf(cue, RATE);

  it("is quiet, and no louder than the others", () => {
    expect(momentary(samples)).toBeGreaterThan(-46);
    expect(momentary(samples)).toBeLessThan(-36);
  });

  it("has its peaks far below full scale", () => {
    expect(peak(samples)).toBeLessThan(-18);
  });

  it("is short, and ends in silence", () => {
    expect(samples.length / RATE).toBeLessThanOrEqual(0.9);
    expect(Math.abs(samples.at(-1)!)).toBe(0);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it("is as loud at the rate of another device", () => {
    const power = (each: Float32Array): number => each.reduce((sum, one) => sum + one * one, 0) / each.length;
    expect(power(samplesOf(cue, 44_100)) / power(samples)).toBeGreaterThan(0.5);
    expect(power(samplesOf(cue, 44_100)) / power(samples)).toBeLessThan(2);
  });
});
