import { readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SYMBOL_NAMES, type SymbolName } from '../src/foundation/easy-read/symbols.contract.ts'

/**
 * `npm run symbols`: draws the symbols of easy-read texts from the OpenMoji package into `public/symbols/`, with their
 * licence. The files are kept in git, so that the build does not need the package.
 */
const FROM: Record<SymbolName, string> = {
  family: 'family-man-woman-girl-boy',
  child: 'child',
  baby: 'baby',
  people: 'busts-in-silhouette',
  friend: 'people-hugging',
  teacher: 'teacher',
  helper: 'health-worker',
  home: 'house',
  school: 'school',
  time: 'alarm-clock',
  day: 'calendar',
  play: 'soccer-ball',
  toy: 'teddy-bear',
  eat: 'fork-and-knife-with-plate',
  drink: 'glass-of-milk',
  speak: 'speaking-head',
  listen: 'ear',
  see: 'eyes',
  hand: 'raised-hand',
  calm: 'person-in-lotus-position',
  breathe: 'wind-face',
  happy: 'smiling-face-with-smiling-eyes',
  sad: 'crying-face',
  angry: 'angry-face',
  afraid: 'worried-face',
  love: 'red-heart',
  read: 'open-book',
  write: 'pencil',
  draw: 'artist-palette',
  picture: 'camera',
  number: 'input-numbers',
  music: 'musical-note',
  sound: 'speaker-high-volume',
  sleep: 'sleeping-face',
  wash: 'bathtub',
  teeth: 'toothbrush',
  clothes: 't-shirt',
  move: 'person-running',
  step: 'footprints',
  computer: 'laptop',
  film: 'clapper-board',
  phone: 'mobile-phone',
  ask: 'red-question-mark',
  learn: 'light-bulb',
  course: 'graduation-cap',
  print: 'printer',
  cut: 'scissors',
  choose: 'check-mark-button',
  help: 'ring-buoy',
}

const ATTRIBUTION = `The symbols in this folder are taken from OpenMoji, the open-source emoji and icon project
(https://openmoji.org), by its authors. Licence: CC BY-SA 4.0
(https://creativecommons.org/licenses/by-sa/4.0/). They are unchanged but for their names.
`

/** Elements that a drawing needs. None of them runs, requests something or contains HTML. */
const ELEMENTS = /^(g|path|circle|ellipse|rect|line|polygon|polyline)$/
const FORBIDDEN = /\bon\w+\s*=|href|url\(|<!|<\?|style\s*=|javascript:/i

interface SymbolSet {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

const set = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/openmoji/icons.json')), 'utf8'),
) as SymbolSet

/** With brown skin where the set has it. @throws for a name that the set lacks, or for other content than a drawing */
function drawingOf(name: string): string {
  const body = [`${name}-medium-skin-tone`, name, set.aliases[name]?.parent ?? '']
    .map((one) => set.icons[one]?.body)
    .find((one) => one !== undefined)
  if (body === undefined) throw new Error(`OpenMoji has no symbol named ${name}`)
  const strange = [...body.matchAll(/<\/?([\w:-]+)/g)].find(([, element = '']) => !ELEMENTS.test(element))
  if (strange || FORBIDDEN.test(body)) throw new Error(`${name} holds more than a drawing: ${strange?.[0]}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">${body}</svg>\n`
}

const folder = fileURLToPath(new URL('../public/symbols/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const name of SYMBOL_NAMES) await writeFile(`${folder}${name}.svg`, drawingOf(FROM[name]))
await writeFile(`${folder}ATTRIBUTION.txt`, ATTRIBUTION)
