import type { SearchedList } from './vocabulary.ts'

/**
 * Words that only connect others. Full text search ignores the English ones; Hindi ones would have to occur in each
 * text.
 */
const JOINING = `for of the a an my our your his her in with to and on about from at is are do does how what which who i we
  me want need please some any get find looking help best
  का की के को से में पर और या है हैं लिए लिये वाला वाले वाली मेरा मेरे मेरी हमारे अपने कैसे क्या कुछ मुझे चाहिए करें करना तक भी नहीं रहा रही रहे
  ke liye ki ka ko se mein me aur hai hain kaise kya wale wali mera mere meri chahiye par pe nahi nahin raha rahi rahe`

/** Words for the people that everything here is about, so hardly any text uses them. */
const PEOPLE = `child children kid kids son daughter old year years
  बच्चा बच्चे बच्ची बच्चों बेटा बेटे बेटी bachcha bachche bache baccha bacche beta beti`

const THINGS: Record<SearchedList, string> = {
  events: 'event events session sessions कार्यक्रम कार्यक्रमों',
  resources: 'resource resources material materials संसाधन सामग्री',
}

const split = (words: string) => words.split(/\s+/).map((word) => word.replaceAll('\u093c', ''))
const stopWords: Record<SearchedList, ReadonlySet<string>> = {
  events: new Set(split(`${JOINING} ${PEOPLE} ${THINGS.events}`)),
  resources: new Set(split(`${JOINING} ${PEOPLE} ${THINGS.resources}`)),
}

/** Whether a normalised word means nothing beside other words of a search. */
export const isStopWord = (plain: string, list: SearchedList): boolean => stopWords[list].has(plain)
