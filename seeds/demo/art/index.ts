import { banners } from './banners.ts'
import type { Scene } from './scene.ts'
import { daily } from './scenes/daily.ts'
import { feelings } from './scenes/feelings.ts'
import { hands } from './scenes/hands.ts'
import { move } from './scenes/move.ts'
import { numbers } from './scenes/numbers.ts'
import { play } from './scenes/play.ts'
import { read } from './scenes/read.ts'
import { senses } from './scenes/senses.ts'
import { speech } from './scenes/speech.ts'
import { steps } from './scenes/steps.ts'
import { technology } from './scenes/technology.ts'
import { together } from './scenes/together.ts'

const motifs = {
  daily,
  feelings,
  hands,
  move,
  numbers,
  play,
  read,
  senses,
  speech,
  steps,
  technology,
  together,
}

/** Every drawing by its name in `public/art`: `speech`, `speech-2` and so on of a skill, `banner-welcome`. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ...Object.entries(motifs).flatMap(([motif, list]) =>
    list.map((scene, at): [string, Scene] => [at === 0 ? motif : `${motif}-${at + 1}`, scene]),
  ),
  ...Object.entries(banners).map(([name, scene]): [string, Scene] => [`banner-${name}`, scene]),
])

/**
 * A drawing as content keeps a picture.
 * @throws for a name that no drawing has
 */
export function pictured(name: string): { picture: string; picture_alt: Scene['alt'] } {
  const scene = scenes.get(name)
  if (!scene) throw new Error(`No drawing is named ${name}.`)
  return { picture: `/art/${name}.svg`, picture_alt: scene.alt }
}
