import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import type { Size } from './page-bitmap.ts'

/** A PDF in PDFium's memory, which is freed as a whole when the work on it ends. */
export interface OpenPdf {
  pageCount: number
  /** The sizes of all pages, in points. */
  sizes: Size[]
  /** Four bytes per pixel, red first, on white. */
  renderInColour(page: number, size: Size): Promise<Uint8Array>
  /** One byte per pixel. */
  renderInGrey(page: number, size: Size): Promise<Uint8Array>
}

/** The most pages whose sizes are read. */
const MOST_SIZES = 5_000

/** PDFium functions that the package has but doesn't declare. */
interface Unwrapped {
  _FPDF_GetPageSizeByIndex(document: number, page: number, width: number, height: number): number
  wasmExports: { malloc(size: number): number; free(at: number): void }
  HEAPU8: Uint8Array
}

/** Undefined if PDFium can't open it without a password, or finds no page. */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (pdf: OpenPdf) => Promise<T>,
): Promise<T | undefined> {
  const library = await openPdfium()
  const document = await library.loadDocument(bytes).catch(() => undefined)
  const pageCount = document?.getPageCount() ?? 0
  if (!document || pageCount === 0) return undefined
  const render = async (page: number, size: Size, colorSpace: 'BGRA' | 'Gray') => {
    const options = { ...size, scale: 1, render: 'bitmap', colorSpace, renderFormFields: true } as const
    return (await document.getPage(page).render(options)).data
  }
  return use({
    pageCount,
    sizes: sizesOf(library, document, Math.min(pageCount, MOST_SIZES)),
    renderInColour: (page, size) => render(page, size, 'BGRA'),
    renderInGrey: (page, size) => render(page, size, 'Gray'),
  })
}

/** The most memory that PDFium may use, in bytes: a page that needs more fails, and the process does not. */
const MOST_MEMORY = 384 * 1024 * 1024

const compiled = WebAssembly.compile(
  await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
)

/** PDFium with its own memory, which only ever grows, so each PDF gets a new one. */
async function openPdfium(): Promise<PDFiumLibrary> {
  const code = await compiled
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(code, withinMemory(imports))
      // The package's type says module, but it takes the instance.
      done(instance as never)
      return instance.exports
    },
  })
}

function withinMemory(imports: WebAssembly.Imports): WebAssembly.Imports {
  const { emscripten_resize_heap: resize, ...env } = imports.env ?? {}
  if (typeof resize !== 'function') throw new Error('PDFium allocates memory in an unexpected way')
  const bounded = (wanted: number) => (wanted >>> 0 > MOST_MEMORY ? false : resize(wanted))
  return { ...imports, env: { ...env, emscripten_resize_heap: bounded } }
}

/** The sizes of all pages, without reading their content, which takes long for large ones. */
function sizesOf(library: PDFiumLibrary, document: PDFiumDocument, count: number): Size[] {
  const { module: pdfium } = library as unknown as { module: Unwrapped }
  const { documentIdx } = document as unknown as { documentIdx: number }
  const at = pdfium.wasmExports.malloc(16)
  const sizes: Size[] = []
  for (let page = 0; page < count; page += 1) {
    const isThere = pdfium._FPDF_GetPageSizeByIndex(documentIdx, page, at, at + 8)
    const size = new DataView(pdfium.HEAPU8.buffer, at, 16)
    const [width, height] = [size.getFloat64(0, true), size.getFloat64(8, true)]
    if (isThere && width > 0 && height > 0) sizes.push({ width, height })
    else if (page === 0) return []
  }
  pdfium.wasmExports.free(at)
  return sizes
}
