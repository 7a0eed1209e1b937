import type { Api } from '#contract/client.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { easyReadIn } from '#foundation/easy-read/easy-read.contract.ts'
import type { PackPlan } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { linesOf } from '../../resource-text.contract.ts'

/** A resource saved for offline: its current texts and all its files. */
export async function packResource(api: Api, { id }: ResourceDetails): Promise<PackPlan | null> {
  const answer = await api('GET /resources/public/details/', { query: { id } })
  if (!answer.success) return null
  const { title, language, description, instruction, resource_files, resource_links } = answer.data
  const easy = easyReadIn(answer.data.easy_read, document.documentElement.lang as TextLanguage)
  const texts = [
    { heading: m.easy_read_title(), language: easy?.language ?? language, lines: easy?.sentences ?? [] },
    { heading: m.resource_about(), language, lines: linesOf(description) },
    { heading: m.resource_how(), language, lines: linesOf(instruction) },
    {
      heading: m.resource_links_title({ count: resource_links.length }),
      language,
      lines: resource_links.map(({ url }) => url),
    },
  ].filter(({ lines }) => lines.length > 0)
  return {
    kind: 'resource',
    thing: id,
    title,
    language,
    address: resourceAddress({ id, title }),
    texts,
    files: resource_files.flatMap(({ name, address, size }) => (address ? [{ name, address, size }] : [])),
  }
}
