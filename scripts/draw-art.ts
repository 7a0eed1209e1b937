import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { MOTIFS } from '#foundation/taxonomy/taxonomy.contract.ts'
import { scenes } from '#seeds/demo/art/index.ts'

/** `npm run art`: draws the pictures of `seeds/demo/art` into `public/art`, where a test compares them. */
const FOLDER = join(import.meta.dirname, '../public/art')

for (const [name, { svg }] of scenes) writeFileSync(join(FOLDER, `${name}.svg`), svg)

// Messengers show no SVG: each skill has a share preview.
for (const motif of MOTIFS) {
  const svg = (scenes.get(motif)?.svg ?? '').replace('width="400" height="240"', 'width="1200" height="630"')
  const png = new Resvg(svg).render().asPng()
  await sharp(png)
    .png({ palette: true, effort: 10 })
    .toFile(join(FOLDER, `${motif}.png`))
}
