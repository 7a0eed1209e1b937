import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Bytes that PDFium may take in all: a page that wants more fails, and the process does not. */
const MOST_MEMORY = 384 * 1024 * 1024

const compiled = WebAssembly.compile(
  await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
)

/** PDFium in a memory of its own. It only ever grows, so each PDF gets a new one. */
export async function openPdfium(): Promise<PDFiumLibrary> {
  const code = await compiled
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(code, withinMemory(imports))
      // The package's own type says module; what it takes is the instance.
      done(instance as never)
      return instance.exports
    },
  })
}

function withinMemory(imports: WebAssembly.Imports): WebAssembly.Imports {
  const { emscripten_resize_heap: resize, ...env } = imports.env ?? {}
  if (typeof resize !== 'function') throw new Error('PDFium asks for memory in another way than before')
  const bounded = (wanted: number) => (wanted >>> 0 > MOST_MEMORY ? false : resize(wanted))
  return { ...imports, env: { ...env, emscripten_resize_heap: bounded } }
}
