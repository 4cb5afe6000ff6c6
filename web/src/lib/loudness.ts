// How loud samples are heard, as ITU-R BS.1770 has it: two filters like an ear's, then the mean power. For tests.

const BLOCK = 0.4; // seconds of one measurement

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The filters for 48,000 samples in a second, from the recommendation. */
const HEAD: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const WEIGHT: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };
export const RATE = 48_000;

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[n] = y;
  }
  return out;
}

/** The loudest 400 ms in LUFS, with silence around a sound that is shorter. */
export function momentary(samples: Float32Array): number {
  const heard = filtered(filtered(samples, HEAD), WEIGHT);
  const block = Math.round(BLOCK * RATE);
  let most = 0;
  let sum = 0;
  for (let n = 0; n < heard.length; n++) {
    sum += heard[n]! ** 2 - (n >= block ? heard[n - block]! ** 2 : 0);
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / block);
}

/** The highest sample, in decibels below full scale. */
export function peak(samples: Float32Array): number {
  return 20 * Math.log10(samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0));
}
