type Corner = [number, number]

interface Maze {
  seed: number
  columns: number
  rows: number
}

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Walls of a maze with one way from the upper left to the lower right, in cells. The same seed gives the same maze. */
export function wallsOfMaze({ seed, columns, rows }: Maze): { from: Corner; to: Corner }[] {
  const random = randomOf(seed)
  const open = new Set<string>()
  const seen = new Set(['0,0'])
  const way: Corner[] = [[0, 0]]
  while (way.length > 0) {
    const [x, y] = way.at(-1) ?? [0, 0]
    const next = WAYS.map(([dx, dy]): Corner => [x + dx, y + dy]).filter(
      ([nx, ny]) => nx >= 0 && ny >= 0 && nx < columns && ny < rows && !seen.has(`${nx},${ny}`),
    )
    const chosen = next[Math.floor(random() * next.length)]
    if (!chosen) {
      way.pop()
      continue
    }
    seen.add(`${chosen[0]},${chosen[1]}`)
    open.add(between([x, y], chosen))
    way.push(chosen)
  }
  const walls: { from: Corner; to: Corner }[] = []
  for (let x = 0; x <= columns; x += 1) {
    for (let y = 0; y <= rows; y += 1) {
      const isGate = (y === 0 && x === 0) || (y === rows && x === columns - 1)
      if (x < columns && !isGate && !open.has(between([x, y - 1], [x, y])))
        walls.push({ from: [x, y], to: [x + 1, y] })
      if (y < rows && !open.has(between([x - 1, y], [x, y]))) walls.push({ from: [x, y], to: [x, y + 1] })
    }
  }
  return walls
}

const between = (one: Corner, other: Corner) =>
  [one, other]
    .map((corner) => corner.join(','))
    .sort()
    .join(' ')

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
