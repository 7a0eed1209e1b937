import type { DemoFile, DemoResource } from '#seeds/demo/content/resources/shape.ts'
import { drawAudio } from './kinds/audio.ts'
import { drawExcel } from './kinds/excel.ts'
import { drawPdf } from './kinds/pdf.ts'
import { drawPictures } from './kinds/picture.ts'
import { drawPowerpoint } from './kinds/powerpoint.ts'
import { captionsOf, drawVideo } from './kinds/video.ts'
import { drawWord } from './kinds/word.ts'

export { demoResources } from '#seeds/demo/content/resources/index.ts'
export type { DemoResource } from '#seeds/demo/content/resources/shape.ts'

export interface DrawnFile {
  name: string
  bytes: Buffer
  /** Of a video, as WebVTT. */
  captions?: string
}

/** The files of a demo resource: the same bytes each time, without a network. */
export async function drawFiles(resource: DemoResource): Promise<DrawnFile[]> {
  const drawn: DrawnFile[] = []
  for (const file of resource.files) {
    for (const one of await drawFile(resource, file)) {
      // Files of one resource that share an ending are told apart by a number.
      const before = drawn.filter(({ name }) => name.endsWith(`.${one.ending}`)).length
      const { ending, ...rest } = one
      drawn.push({ name: `${resource.key}${before > 0 ? `-${before + 1}` : ''}.${ending}`, ...rest })
    }
  }
  return drawn
}

type Ended = Omit<DrawnFile, 'name'> & { ending: string }

async function drawFile(resource: DemoResource, file: DemoFile): Promise<Ended[]> {
  switch (file.kind) {
    case 'pdf':
      return [{ ending: 'pdf', bytes: await drawPdf(resource, file.sheet) }]
    case 'picture': {
      const pictures = await drawPictures(await drawPdf(resource, file.sheet), file.format)
      return pictures.map((bytes) => ({ ending: file.format, bytes }))
    }
    case 'word':
      return [{ ending: 'docx', bytes: await drawWord(resource, file.blocks) }]
    case 'excel':
      return [{ ending: 'xlsx', bytes: await drawExcel(file.sheets) }]
    case 'powerpoint':
      return [{ ending: 'pptx', bytes: await drawPowerpoint(resource, file.slides) }]
    case 'text':
      return [{ ending: 'txt', bytes: Buffer.from(file.text) }]
    case 'audio':
      return [{ ending: 'wav', bytes: drawAudio(file.sound, file.seconds) }]
    case 'video': {
      const captions = captionsOf(file.breaths, file.captions)
      return [{ ending: 'webm', bytes: await drawVideo(file.breaths), captions }]
    }
  }
}
