import { pages } from '#web/sitemap.ts'
import { attempt, labelOf } from './attempt.ts'
import type { Attempted } from './own-demo-of-attempts.ts'
import { REVIEWED } from './write-as-member.ts'

type Values = Record<string, unknown>

/** Pages that this demo lacks, and where their texts are checked instead. */
const WITHOUT = [
  // Nobody has finished the program; the page of an event's certificate is the same.
  '/admin/certificate-programs/$id/certificates/$certificate',
  // Exists only in development.
  '/dev/kit',
  // The resource has no file.
  '/resource/$title/{-$id}/fileviewer',
]

/** Every page of the sitemap, for what was made. Where an address takes free text, it is an attempt. */
export function addressesOf({ made, writer }: Attempted): string[] {
  const { terms, event, resource } = made
  const field = (call: string, name: string) => writer.attemptOf(call, name)
  const counselling = 'POST /v2/admin/counselling/add/'
  const rows: [start: string, ...values: Values[]][] = [
    ['/admin/events/$id', { ...made, id: event, language: 'en' }, { id: made.coming, language: 'hi' }],
    ['/admin/speakers/', { id: made.speaker }],
    ['/admin/series/', { id: made.series }],
    ['/admin/certificate-programs/', { ...made, id: made.course }],
    ['/admin/awareness-programs/', { id: made.awareness }],
    ['/admin/banners/', { id: made.banner }],
    ['/admin/search-words/', { id: made.words }],
    ['/admin/taxonomy/', ...Object.entries(terms).map(([list, id]) => ({ list, id }))],
    ['/admin/people/', { id: made.person }, { id: made.creator }],
    ['/admin/mails/', { id: 1 }],
    ['/events/details/', ...[event, made.coming, made.cancelled].map((id) => ({ id, type: '' }))],
    ['/events/on-demand/', { eventid: event }],
    ['/certificate-programs/quiz/', { module: made.module }],
    ['/certificate-programs/', { certificateprogramid: made.course }],
    ['/resource/', { id: resource }],
    ['/programs/individual/', { campaignid: made.campaign }],
    [
      '/programs/campaign/',
      { programname: field('POST /v2/admin/awareness/save/', 'name'), orgid: made.campaign },
    ],
    ['/creator/', { id: made.creator }],
    ['/report/', { kind: 'resource', id: resource }],
    ['/certificates/', { code: made.code }],
    [
      '/group-counselling/',
      {
        topic: field(counselling, 'topic'),
        speakerId: field(counselling, 'speaker_id'),
        date: '2026-01-05',
        email: 'asha@pankh.example',
      },
    ],
  ]
  const routes = pages.map(({ path }) => path).filter((path) => !WITHOUT.includes(path))
  return [...routes, '/admin/reports?tab=waiting', `/resource/x/${REVIEWED}`].flatMap((route) => {
    if (!route.includes('$')) return [route]
    const [, ...values] = rows.find(([start]) => route.startsWith(start)) ?? ['', {}]
    return [...new Set(values.map((of) => addressOf(route, of)))]
  })
}

/** The number of the attempt in addresses, beyond all fields and drafts. */
const IN_ADDRESSES = 9_900
/** A page that isn't there may answer so. */
export const UNKNOWN_ADDRESS = new RegExp(labelOf(IN_ADDRESSES))

function addressOf(route: string, values: Values): string {
  return route.replace(/\{-\$(\w+)\}|\$(\w+)/g, (_, optional: string, needed: string) =>
    encodeURIComponent(String(values[optional ?? needed] ?? attempt(IN_ADDRESSES, 150))),
  )
}
