import JSZip from 'jszip'

const MADE_AT = new Date(Date.UTC(2026, 0, 5))
const DATE_IN_CORE = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g

/** An Office file with one date instead of today's, so that it is the same on every machine and day. */
export async function sameArchive(bytes: Uint8Array): Promise<Buffer> {
  const read = await JSZip.loadAsync(bytes)
  const written = new JSZip()
  for (const [path, entry] of Object.entries(read.files)) {
    if (entry.dir) continue
    const content =
      path === 'docProps/core.xml'
        ? (await entry.async('string')).replace(
            DATE_IN_CORE,
            `$1${MADE_AT.toISOString().replace('.000', '')}`,
          )
        : await entry.async('nodebuffer')
    written.file(path, content, { date: MADE_AT, createFolders: false })
  }
  return written.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'DOS' })
}
