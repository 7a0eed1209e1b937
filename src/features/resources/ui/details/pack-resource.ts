import type { Api } from '#contract/client.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { easyReadIn } from '#foundation/easy-read/easy-read.contract.ts'
import { warningLines } from '#foundation/easy-read/ui/index.ts'
import { type PackPlan, packCaptions } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails, ResourceFile } from '../../resource-details.contract.ts'
import { linesOf } from '../../resource-text.contract.ts'

/** A resource saved for offline: its current texts and warnings, and all its files with their captions. */
export async function packResource(api: Api, { id }: ResourceDetails): Promise<PackPlan | null> {
  const answer = await api('GET /resources/public/details/', { query: { id } })
  if (!answer.success) return null
  const { title, language, description, instruction, resource_files, resource_links } = answer.data
  const shown = document.documentElement.lang as TextLanguage
  const easy = easyReadIn(answer.data.easy_read, shown)
  const captions = await Promise.all(resource_files.flatMap((file) => packFileCaptions(api, file)))
  const texts = [
    {
      heading: m.warnings_title(),
      language: shown,
      lines: warningLines(answer.data.content_warnings, shown),
      isAboveFiles: true,
    },
    { heading: m.easy_read_title(), language: easy?.language ?? language, lines: easy?.sentences ?? [] },
    { heading: m.resource_about(), language, lines: linesOf(description) },
    { heading: m.resource_how(), language, lines: linesOf(instruction) },
    {
      heading: m.resource_links_title({ count: resource_links.length }),
      language,
      lines: resource_links.map(({ url }) => url),
    },
    ...captions.map(({ text }) => text),
  ].filter(({ lines }) => lines.length > 0)
  return {
    kind: 'resource',
    thing: id,
    title,
    language,
    address: resourceAddress({ id, title }),
    texts,
    files: [
      ...resource_files.flatMap(({ name, address, size }) => (address ? [{ name, address, size }] : [])),
      ...captions.map(({ file }) => file),
    ],
  }
}

/** A resource can have several films, so the name of the film comes first. */
function packFileCaptions(api: Api, { id, name, captions }: ResourceFile) {
  return captions.map(async (one) => {
    const said = await api('GET /v2/resource/transcript/', { query: { id, language: one.language } })
    const { text, file } = await packCaptions(one, said.success ? said.data : [])
    const named = (what: string) => `${name}: ${what}`
    return { text: { ...text, heading: named(text.heading) }, file: { ...file, name: named(file.name) } }
  })
}
