import { loadMyCampaigns, MyCampaigns } from '#features/awareness-programs/ui/index.ts'
import { loadMyPrograms, MyPrograms } from '#features/certificate-programs/ui/index.ts'
import { loadMyCertificates, MyCertificates } from '#features/certificates/ui/index.ts'
import {
  loadMyEvents,
  loadMyFilms,
  loadOwnQuestions,
  MyEvents,
  MyFilms,
  OwnQuestions,
} from '#features/events/ui/index.ts'
import { loadMine, MyResources } from '#features/resources/ui/index.ts'
import { m } from '#messages/messages.js'
import { loadFollowing } from './load-following.ts'
import { MyFollowing } from './my-following.tsx'
import { type MyPagePart, part } from './my-page-part.ts'
import { loadMyReviews, MyReviews } from './my-reviews.tsx'

/**
 * The tabs of My page in order. They are part of the page's code instead of separate chunks, because the styles of code
 * that loads later are missing without JavaScript.
 */
export const myPageParts: readonly MyPagePart[] = [
  part({ key: 'events', label: m.my_page_events, load: loadMyEvents, Part: MyEvents }),
  part({
    key: 'certificates',
    label: m.my_page_certificates,
    load: loadMyCertificates,
    Part: MyCertificates,
  }),
  part({ key: 'resources', label: m.my_page_resources, load: loadMine, Part: MyResources }),
  part({ key: 'on-demand', label: m.my_page_on_demand, load: loadMyFilms, Part: MyFilms }),
  part({ key: 'programs', label: m.my_page_programs, load: loadMyPrograms, Part: MyPrograms }),
  part({ key: 'following', label: m.my_page_following, load: loadFollowing, Part: MyFollowing }),
  part({ key: 'questions', label: m.my_page_questions, load: loadOwnQuestions, Part: OwnQuestions }),
  part({ key: 'reviews', label: m.my_page_reviews, load: loadMyReviews, Part: MyReviews }),
  part({ key: 'campaigns', label: m.my_page_campaigns, load: loadMyCampaigns, Part: MyCampaigns }),
]
