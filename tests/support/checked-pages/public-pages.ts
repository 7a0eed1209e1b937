import { SIGN_UP, SIGN_UP_B } from '../campaign-steps.ts'
import { certificateOfDemo, counsellingOfDemo } from '../demo-certificates.ts'
import { seenBy } from './checked-page.ts'
import { toCreator, toEvent, toFilm, toProgram, toResource } from './ways.ts'

const EVENT = '/events/details/$id'
const FILM = '/events/on-demand/{-$eventname}/{-$eventid}'
const PROGRAM = '/certificate-programs/details/{-$certificateprogramname}/{-$certificateprogramid}'
const RESOURCE = '/resource/$title/$id'
const CAMPAIGN_A = '/programs/campaign/$programname'
const CAMPAIGN_B = '/programs/campaign/b/{-$programname}'
const LANDING = '/programs/individual/{-$programname}/{-$orgname}/{-$username}/$campaignid'
const RESET = '/auth/reset-password/{-$token}'
const COUNSELLING = '/group-counselling/certificate/{-$topic}/{-$speakerId}/{-$username}/{-$date}/$email'

/** What the browser logs about pages that don't exist. */
export const NOT_THERE = /\/nowhere|\/999999/

/** Pages that everyone may open, as a visitor sees them. */
export const publicPages = seenBy('visitor', [
  ['the home page', '/'],
  ['a filtered list', '/', '/?age_group=2&skill=1&captions=1&search_query=play'],
  ['a list sorted by rating', '/', '/?age_group=2&skill=1&captions=1&sort_by=rating'],
  ['an empty list', '/', '/?search_query=zzqx&age_group=2'],
  ['a coming event', EVENT, toEvent({ search_query: 'first three years' })],
  ['a live event', EVENT, toEvent({ status: 'live' })],
  ['a recorded event', EVENT, toEvent({ status: 'on-demand' })],
  ['a recorded event in Hindi', EVENT, toEvent({ status: 'on-demand', language: ['hi'] })],
  ['an event in Hindi', EVENT, toEvent({ language: ['hi'] })],
  ['the films', FILM, '/events/on-demand'],
  ['a film', FILM, toFilm],
  ['the certificate programs', PROGRAM, '/certificate-programs/details'],
  ['a certificate program', PROGRAM, toProgram('details')],
  ['the awareness programs', '/programs'],
  ['a program to sign up to', CAMPAIGN_A, SIGN_UP],
  ['an account to make for a program', CAMPAIGN_A, `${SIGN_UP}?as=individual`],
  ['which program to sign up to', CAMPAIGN_B, '/programs/campaign/b'],
  ['the first question of signing up', CAMPAIGN_B, SIGN_UP_B],
  ['the name of an organisation', CAMPAIGN_B, `${SIGN_UP_B}?as=organisation`],
  ["a campaign's page", LANDING, '/programs/individual/1'],
  ['the search', '/search'],
  ['the library', '/resource'],
  ['a filtered library', '/resource', '/resource?age_group=2&skill=6&search_query=feelings&sort_by=rating'],
  ['an empty library', '/resource', '/resource?search_query=zzqx&age_group=2'],
  ['a resource', RESOURCE, toResource()],
  ['a resource before an account', '/resource/$title/{-$id}/preview', toResource('/preview')],
  ['a person who shares', '/creator/{-$id}', toCreator],
  ['something to report', '/report/$kind/$id', '/report/resource/1'],
  ['the About page', '/about'],
  ['the help page', '/help'],
  ['the accessibility statement', '/accessibility'],
  ['the terms', '/terms'],
  ['the privacy policy in Hindi', '/privacy', '/privacy?language=hi'],
  ['my privacy choices', '/privacy/choices'],
  ['my reading preferences', '/reading'],
  ['what is kept on this device', '/offline'],
  ['logging in', '/auth'],
  ['signing up', '/auth/signup'],
  ['a forgotten password', RESET, '/auth/reset-password'],
  ['a new password', RESET, '/auth/reset-password/abc'],
  ['a link that confirms nothing', '/programs/confirm/$token', '/programs/confirm/999999'],
  ['a link that ends no mails', '/unsubscribe/$token', '/unsubscribe/999999'],
  ['a link that ends no invitations', '/invitations/stop/$token', '/invitations/stop/999999'],
  ['a group counselling certificate', COUNSELLING, counsellingOfDemo()],
  ['the outbox of the demo', '/dev/outbox'],
  ['the 404 page', '/nowhere'],
  ['an event that is not there', EVENT, '/events/details/999999'],
  ['a resource that is not there', RESOURCE, '/resource/x/999999'],
]).concat(
  seenBy('own', [
    ['a certificate to check', '/certificates/$code', async (page) => (await certificateOfDemo(page)).check],
  ]),
)
