// Fog, cut from layered paper: the outlines of the sheets around the surveyed land.

interface Spot {
  column: number;
  row: number;
}

const STEP = 0.125; // of a card
export const MARGIN = 2.4; // cards around the land that the sheets reach

/** Smooth noise of the plane, about -1 … 1. */
function noise(x: number, y: number): number {
  return (
    Math.sin(x * 1.9 + Math.sin(y * 1.3 + 4)) * 0.5 +
    Math.sin(y * 2.3 + Math.sin(x * 1.7 + 1)) * 0.35 +
    Math.sin((x + y) * 3.7 + 2) * 0.15
  );
}

function distance(x: number, y: number, spots: readonly Spot[]): number {
  let nearest = Infinity;
  for (const spot of spots) {
    const dx = Math.max(spot.column - x, 0, x - spot.column - 1);
    const dy = Math.max(spot.row - y, 0, y - spot.row - 1);
    nearest = Math.min(nearest, Math.hypot(dx, dy));
  }
  return nearest;
}

/** The outlines of the clearing at these distances from the land, as SVG paths in units of a card. */
export function clearings(spots: readonly Spot[], reaches: readonly number[]): string[] {
  if (!spots.length) return reaches.map(() => "");
  const left = Math.min(...spots.map((spot) => spot.column)) - MARGIN;
  const top = Math.min(...spots.map((spot) => spot.row)) - MARGIN;
  const wide = Math.ceil((Math.max(...spots.map((spot) => spot.column)) + 1 + MARGIN - left) / STEP);
  const high = Math.ceil((Math.max(...spots.map((spot) => spot.row)) + 1 + MARGIN - top) / STEP);
  const field: number[][] = [];
  for (let j = 0; j <= high; j++) {
    const row: number[] = [];
    for (let i = 0; i <= wide; i++) {
      const x = left + i * STEP;
      const y = top + j * STEP;
      const away = distance(x, y, spots);
      row.push(away + noise(x, y) * 0.16 * Math.min(1, away * 2.2 + 0.12));
    }
    field.push(row);
  }
  return reaches.map((reach) => outline(field, reach, left, top));
}

/** The closed curves where the field passes a level: marching squares, then corners rounded. */
function outline(field: readonly number[][], level: number, left: number, top: number): string {
  const next = new Map<string, [string, number, number]>();
  const at = (i: number, j: number): number => field[j]![i]! - level;
  const cross = (i: number, j: number, upright: boolean): [string, number, number] => {
    const one = at(i, j);
    const two = upright ? at(i, j + 1) : at(i + 1, j);
    const share = one / (one - two);
    const x = left + (i + (upright ? 0 : share)) * STEP;
    const y = top + (j + (upright ? share : 0)) * STEP;
    return [`${i},${j},${upright ? 1 : 0}`, x, y];
  };
  for (let j = 0; j + 1 < field.length; j++) {
    for (let i = 0; i + 1 < field[0]!.length; i++) {
      const edges: [boolean, boolean, () => [string, number, number]][] = [
        [at(i, j) < 0, at(i + 1, j) < 0, () => cross(i, j, false)],
        [at(i + 1, j) < 0, at(i + 1, j + 1) < 0, () => cross(i + 1, j, true)],
        [at(i + 1, j + 1) < 0, at(i, j + 1) < 0, () => cross(i, j + 1, false)],
        [at(i, j + 1) < 0, at(i, j) < 0, () => cross(i, j, true)],
      ];
      const leaving = edges.filter(([one, two]) => one && !two);
      const entering = edges.filter(([one, two]) => !one && two);
      leaving.forEach(([, , out], n) => next.set(out()[0], entering[n % entering.length]![2]()));
    }
  }
  const paths: string[] = [];
  while (next.size) {
    const first = next.keys().next().value!;
    const points: [number, number][] = [];
    for (let key = first; next.has(key);) {
      const [to, x, y] = next.get(key)!;
      next.delete(key);
      points.push([x, y]);
      key = to;
    }
    if (points.length > 8) paths.push(smooth(points.filter((_, n) => n % 2 === 0)));
  }
  return paths.join("");
}

const mid = (one: readonly [number, number], two: readonly [number, number]): string =>
  `${((one[0] + two[0]) / 2).toFixed(3)} ${((one[1] + two[1]) / 2).toFixed(3)}`;

function smooth(points: readonly [number, number][]): string {
  const parts = points.map((point, n) => {
    const after = points[(n + 1) % points.length]!;
    return `Q${point[0].toFixed(3)} ${point[1].toFixed(3)} ${mid(point, after)}`;
  });
  return `M${mid(points.at(-1)!, points[0]!)}${parts.join("")}Z`;
}
