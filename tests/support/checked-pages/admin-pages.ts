import { certificateOfDemo } from '../demo-certificates.ts'
import { seenBy } from './checked-page.ts'
import { unfold } from './ways.ts'

const PROGRAM = '/admin/certificate-programs/$id'
const AWARENESS = '/admin/awareness-programs/$id'
const at = (route: string, ids: Record<string, number> = {}) =>
  route.replace(/\$(\w+)/g, (_, name: string) => String(ids[name] ?? 1))

/** Pages whose address names an item of the demo: the first, unless stated otherwise. */
const programParts: [string, string][] = [
  ['one program, for its organisers', PROGRAM],
  ['the modules of a program', `${PROGRAM}/modules`],
  ['a module to make', `${PROGRAM}/modules/new`],
  ['one module', `${PROGRAM}/modules/$module`],
  ['a question to make', `${PROGRAM}/modules/$module/questions/new`],
  ["a program's questions", `${PROGRAM}/answers`],
  ['the people inside a program', `${PROGRAM}/people`],
  ["a program's cohorts", `${PROGRAM}/cohorts`],
  ["a program's certificates", `${PROGRAM}/certificates`],
  ['one awareness program', AWARENESS],
  ['the steps of an awareness program', `${AWARENESS}/steps`],
  ['the questions of an awareness program', `${AWARENESS}/questions`],
  ['the campaigns of an awareness program', `${AWARENESS}/campaigns`],
  ['one banner', '/admin/banners/$id'],
  ['one speaker', '/admin/speakers/$id'],
  ['one series', '/admin/series/$id'],
  ["a person's account", '/admin/people/$id'],
  ['one mail', '/admin/mails/$id'],
  ['a word of the search', '/admin/search-words/$id'],
]

const eventParts: [string, string][] = [
  ["an event's form", '/admin/events/$id'],
  ["an event's film, for its organisers", '/admin/events/$id/film'],
  ["an event's hosts", '/admin/events/$id/hosts'],
  ['who registered for an event', '/admin/events/$id/registrations'],
  ["an event's questions, for its organisers", '/admin/events/$id/feedback'],
  ["an event's reviews, for its organisers", '/admin/events/$id/feedback/reviews'],
]

/** The administration, as its first administrator sees it. */
export const adminPages = seenBy('kavita', [
  ['where the administration begins', '/admin'],
  ['the events, for their organisers', '/admin/events'],
  ['an event to make', '/admin/events/new'],
  ['an event before it is published', '/admin/events/$id/preview/$language', '/admin/events/4/preview/en'],
  ...eventParts.map(([name, route]): [string, string, string] => [name, route, at(route, { id: 4 })]),
  [
    "an event's certificates, for its organisers",
    '/admin/events/$id/certificates',
    async (page) => (await certificateOfDemo(page)).list,
  ],
  [
    'one certificate, for its organisers',
    '/admin/events/$id/certificates/$certificate',
    async (page) => (await certificateOfDemo(page)).own,
  ],
  ...programParts.map(([name, route]): [string, string, string] => [name, route, at(route)]),
  ['the certificate programs, for their organisers', '/admin/certificate-programs'],
  ['a program to make', '/admin/certificate-programs/new'],
  ['the awareness programs, for their organisers', '/admin/awareness-programs'],
  ['an awareness program to make', '/admin/awareness-programs/new'],
  ['the invitations, watched', '/admin/awareness-programs/invitations'],
  ['the speakers', '/admin/speakers'],
  ['a speaker to make', '/admin/speakers/new'],
  ['the series', '/admin/series'],
  ['a series to make', '/admin/series/new'],
  ['the banners', '/admin/banners'],
  ['a banner to make', '/admin/banners/new'],
  ['the lists of terms', '/admin/taxonomy'],
  ['one list of terms', '/admin/taxonomy/$list', '/admin/taxonomy/skills'],
  ['a term, and what merging it would move', '/admin/taxonomy/$list/$id', '/admin/taxonomy/tags/1?into=2'],
  ['the resources, for their moderators', '/admin/resources'],
  ['the records of group counselling', '/admin/counselling', '/admin/counselling', unfold],
  ['the metrics', '/admin/numbers'],
  ['the people and their accounts', '/admin/people'],
  ['what waits for a look', '/admin/reports', '/admin/reports?tab=waiting'],
  ['the watched words', '/admin/words'],
  ['what was changed by whom', '/admin/audit'],
  ['the words of the search', '/admin/search-words'],
  ['the mails', '/admin/mails'],
  ['the jobs', '/admin/jobs'],
  ['what is kept for how long', '/admin/privacy'],
  ['the settings', '/admin/settings'],
])
