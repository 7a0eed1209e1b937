import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** `npm run icons`: draws the icons of the installed app from the mark. They are kept in git. */
const PUBLIC = join(import.meta.dirname, '../public')
const PAPER = '#fffdf8'

const icons = [
  { name: 'icon-192', size: 192, share: 0.8 },
  { name: 'icon-512', size: 512, share: 0.8 },
  // Devices crop maskable icons: the mark stays in the middle 80 % (W3C, Web Application Manifest).
  { name: 'maskable-512', size: 512, share: 0.56 },
  { name: 'apple-touch-icon', size: 180, share: 0.7 },
]

const feather = await readFile(join(PUBLIC, 'feather.svg'))
await mkdir(join(PUBLIC, 'icons'), { recursive: true })
for (const { name, size, share } of icons) {
  const mark = await sharp(feather, { density: 1_200 })
    .resize(Math.round(size * share))
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: mark, gravity: 'center' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, `icons/${name}.png`))
}
