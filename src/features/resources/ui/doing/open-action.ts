import { useRouter } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

interface OpenInput {
  /** The id of the resource. */
  id: number
  /** The id of its file. */
  file: number
  isDownload: boolean
}

const { tell: tellOpen, useNews: useOpen } = freshNews<{ address: string }>()

/** The address of the page that shows a file of a resource. */
export const viewerAddress = (resource: { id: number; title: string }, file: number): string =>
  `${resourceAddress(resource, '/fileviewer')}?file=${file}`

export const downloadAddress = (address: string): string => `${address}?download=1`

async function openFile(api: Api, { id, file, isDownload }: OpenInput) {
  const answer = await api('GET /resources/public/details/', { query: { id } })
  if (!answer.success) return answer
  const address = answer.data.resource_files.find((one) => one.id === file)?.address
  if (isDownload && address) window.location.assign(downloadAddress(address))
  else tellOpen({ address: viewerAddress(answer.data, file) })
  return { success: true as const, toast: isDownload ? m.resource_downloading() : m.resource_opening() }
}

/** Opening and downloading a file need an account: what a visitor pressed goes on after log-in. */
export const openAction = defineAutoAction<OpenInput>({
  name: 'resource-open',
  reason: m.resource_open_log_in,
  run: openFile,
})

/** Goes to the file that a visitor wanted to open before log-in. */
export function useOpenAfterLogIn(): void {
  const router = useRouter()
  useOpen(({ address }) => void router.navigate({ href: address }))
}
