import { answeredQuestion } from '../answered-question.ts'
import { loggedIn } from '../journeys.ts'
import { triedDemoQuiz } from '../quiz-steps.ts'
import { seenBy } from './checked-page.ts'
import {
  rendered,
  toCampaign,
  toEvent,
  toFollowing,
  toMyPage,
  toProgram,
  toResource,
  toTracking,
  unfold,
} from './ways.ts'

const MINE = '/my-pankh-page'
const ADD = '/resource/add'
const CAMPAIGN = '/programs/campaign/$programname/$orgid'
const THANKS = '/events/details/{-$id}/thankyou/{-$type}'
const PROGRAM_THANKS = '/certificate-programs/thank-you/{-$certificateprogramname}/{-$certificateprogramid}'
const LONG_NAME = 'Dakshina Kannada Zilla Panchayat Higher Primary School Vidyanagara'

/** Pages of a person's own account. */
export const ownPages = [
  ...seenBy('newcomer', [
    ['my page without a bookmark', MINE, '/my-pankh-page?tab=resources&own=bookmarked'],
    ['my account', '/profile'],
    ['my account to edit', '/profile/edit'],
    ['my public page to edit', '/profile/edit/public'],
    ['my preferences', '/profile/preferences'],
    ['the last step of my preferences', '/profile/preferences', '/profile/preferences?step=4'],
    ['what I hear about', '/profile/notifications'],
    ['my data', '/profile/privacy'],
    ['the end of my account', '/profile/privacy/delete'],
    ['my notifications before there are any', '/notifications'],
    ['my own public page', '/creator/{-$id}', '/creator'],
    ['nobody whom I follow', '/profile/following'],
    ['nobody who follows me', '/profile/followers'],
    ['a file of a resource', '/resource/$title/{-$id}/fileviewer', toResource('/fileviewer'), rendered],
    ['a resource to make', ADD],
    ['the content of a resource to make', ADD, '/resource/add?step=2'],
    ['for whom a resource to make is', ADD, '/resource/add?step=3'],
    ['how a resource to make is shared', ADD, '/resource/add?step=4'],
    ['a resource to make, looked over', ADD, '/resource/add?step=5'],
    ['the thanks for an event', THANKS, toEvent({ search_query: 'first three years' }, '/thankyou')],
    ['the thanks for a program', PROGRAM_THANKS, toProgram('thank-you')],
  ]),
  ...seenBy('farah', [
    ['my page', MINE, toMyPage],
    ['a resource of my own to edit', '/resource/$title/{-$id}/edit', '/resource/x/7/edit'],
  ]),
  ...seenBy('own', [
    [
      'my notifications',
      '/notifications',
      async (page) => {
        await answeredQuestion(page, await loggedIn(page), 2)
        return '/notifications'
      },
    ],
    ['the people I follow', '/profile/following', toFollowing],
    [
      'my campaigns',
      '/programs',
      async (page) => {
        await toCampaign('', LONG_NAME)(page)
        return '/programs'
      },
    ],
    ['the four steps of a campaign', CAMPAIGN, toCampaign('', LONG_NAME)],
    ["a campaign's page to write", `${CAMPAIGN}/page`, toCampaign('/page', 'Hill View School')],
    ['the invitations of a campaign', `${CAMPAIGN}/invite`, toCampaign('/invite', 'Hill View School')],
    ['what became of a campaign', `${CAMPAIGN}/tracking`, toTracking, unfold],
    [
      'what became of a campaign that begins',
      `${CAMPAIGN}/tracking`,
      toCampaign('/tracking', 'Hill View School'),
    ],
    [
      'a quiz after a try',
      '/certificate-programs/quiz/$module',
      async (page) => (await triedDemoQuiz(page)).address,
    ],
  ]),
]
