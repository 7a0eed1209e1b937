/** The middle one, which a slow moment of the machine leaves alone; of an even number the upper. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
