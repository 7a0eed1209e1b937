import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** Standard fonts that PDFs don't embed and decoders for rare image formats, each under its name in pdf.js. */
const own = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const addresses = new Map(Object.entries(own).map(([path, address]) => [path.split('/').at(-1), address]))

class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename)
    if (!address) throw new Error(`pdf.js asks for ${filename}, which is not served`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${filename} failed with ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Bytes per range request: fewer round trips on slow networks than the library's 64 kB. */
const PART = 262_144

/** Opens a PDF from our own site, read in chunks as its pages are viewed. Its scripts never run. */
export function openPdf(address: string): PDFDocumentLoadingTask {
  return getDocument({
    url: address,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  })
}
