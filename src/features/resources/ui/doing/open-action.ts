import { useRouter } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceFile } from '../../resource-details.contract.ts'

/** Ways to use a file. */
export type FileWay = 'open' | 'download' | 'print'

interface OpenInput {
  /** The id of the resource. */
  id: number
  /** The id of its file. */
  file: number
  way: FileWay
}

const { publish: publishOpen, useNews: useOpen } = freshNews<{ address: string }>()

/** The address of a file's viewer. */
export const viewerAddress = (resource: { id: number; title: string }, file: number): string =>
  `${resourceAddress(resource, '/fileviewer')}?file=${file}`

export const downloadAddress = (address: string): string => `${address}?download=1`

/** More pages would take a phone too long: the file is opened instead, to be printed from there. */
const MOST_PRINTED_PAGES = 60

export const isLongToPrint = ({ print }: Pick<ResourceFile, 'print'>): boolean =>
  (print?.page_count ?? 1) > MOST_PRINTED_PAGES

async function openFile(api: Api, { id, file: wanted, way }: OpenInput) {
  const answer = await api('GET /resources/public/details/', { query: { id } })
  if (!answer.success) return answer
  const file = answer.data.resource_files.find((one) => one.id === wanted)
  if (way === 'download' && file?.address) {
    window.location.assign(downloadAddress(file.address))
    return { success: true as const, toast: m.resource_downloading() }
  }
  if (way === 'print' && file?.address && !isLongToPrint(file)) {
    if (await hasPrinted({ ...file, address: file.address }))
      return { success: true as const, toast: undefined }
  }
  publishOpen({ address: viewerAddress(answer.data, wanted) })
  return { success: true as const, toast: m.resource_opening() }
}

/** If the pages can't be prepared for printing, the file is opened instead. */
async function hasPrinted(file: Parameters<typeof import('./print-file.ts')['printFile']>[0]) {
  try {
    await (await import('./print-file.ts')).printFile(file)
    return true
  } catch {
    return false
  }
}

/** Opening, downloading and printing a file need an account: a visitor's click continues after log-in. */
export const openAction = defineAutoAction<OpenInput>({
  name: 'resource-open',
  reason: m.resource_open_log_in,
  run: openFile,
})

/** After log-in, goes to the file that the visitor wanted to open. */
export function useOpenAfterLogIn(): void {
  const router = useRouter()
  useOpen(({ address }) => void router.navigate({ href: address }))
}
