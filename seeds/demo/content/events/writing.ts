import type { DemoEvent, Text } from '../shape.ts'

type Access = DemoEvent['access']
type Recording = NonNullable<DemoEvent['recording']>

/** Joins paragraphs with a blank line between. */
export function paragraphs(...texts: string[]): string {
  return texts.join('\n\n')
}

/** Joins sentences, one a line. */
export function lines(...sentences: string[]): string {
  return sentences.join('\n')
}

export const askWhenRegistering: Text = {
  en: 'When you register, tell us what would help you take part. We’ll answer within two days.',
  hi: 'पंजीकरण करते समय लिखिए कि आपको किस मदद की ज़रूरत है। हम दो दिन में जवाब देते हैं।',
}
export const askAWeekAhead: Text = {
  en: 'Ask for large print, an interpreter or a helper when you register. A week’s notice is best.',
  hi: 'बड़े अक्षर, दुभाषिया या सहायक चाहिए तो पंजीकरण में लिखिए। एक हफ़्ता पहले बताना सबसे अच्छा है।',
}
export const askInTheQuestions: Text = {
  en: 'Need another format? Ask below, and we’ll make it for you.',
  hi: 'किसी और रूप में चाहिए? इसी पृष्ठ पर सवाल में लिख दीजिए, हम तैयार करेंगे।',
}

/** Access facts of a live session: live captions, recorded, camera optional, unless told otherwise. */
export function live(language: Access['language'], answers: Partial<Access> = {}): Access {
  return {
    captions: 'live',
    sign_language: false,
    recording: true,
    breaks: false,
    camera_optional: true,
    language,
    adjustment: askWhenRegistering,
    ...answers,
  }
}

/** Access facts of a video to watch at any time: captions are part of the recording. */
export function watched(language: Access['language'], answers: Partial<Access> = {}): Access {
  return live(language, { captions: 'afterwards', breaks: true, adjustment: askInTheQuestions, ...answers })
}

interface Published {
  /** `MM:SS` */
  length: string
  /** Days from today, negative. */
  published_days: number
  has_transcript?: boolean
}

function published({
  length,
  published_days,
  has_transcript = true,
}: Published): Omit<Recording, 'kind' | 'url'> {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number)
  return { seconds: minutes * 60 + seconds, published_days, has_transcript }
}

export function youtube(id: string, facts: Published): Recording {
  return { kind: 'youtube', url: `https://www.youtube.com/watch?v=${id}`, ...published(facts) }
}

export function vimeo(id: string, facts: Published): Recording {
  return { kind: 'vimeo', url: `https://vimeo.com/${id}`, ...published(facts) }
}
