import { m } from '#messages/messages.js'
import type { WaitingAct } from '../device/device-store.ts'

interface ActBody {
  is_liked?: boolean
  is_bookmarked?: boolean
  is_followed?: boolean
  is_upvoted?: boolean
  question?: string
  feedback?: string
  comment?: string
}

/** What was done, as a sentence. */
export function actLabel({ call, body }: WaitingAct): string {
  const { is_liked, is_bookmarked, is_followed, is_upvoted } = body as ActBody
  switch (call) {
    case 'POST /v2/resource/like/':
      return is_liked === false ? m.offline_act_unlike() : m.offline_act_like()
    case 'POST /v2/resource/bookmark/':
      return is_bookmarked === false ? m.offline_act_unbookmark() : m.offline_act_bookmark()
    case 'POST /v2/user/follow/':
      return is_followed === false ? m.offline_act_unfollow() : m.offline_act_follow()
    case 'POST /v2/event/question/add/':
      return m.offline_act_question()
    case 'POST /v2/event/question/upvote/':
      return is_upvoted === false ? m.offline_act_unvote() : m.offline_act_vote()
    case 'POST /user/draft/save/':
      return m.offline_act_draft()
    default:
      return m.offline_act_review()
  }
}

/** What the person wrote in it, if anything. */
export function writtenIn({ body }: WaitingAct): string {
  const { question, feedback, comment } = body as ActBody
  return question ?? feedback ?? comment ?? ''
}
