/** Programs that say what they are: search engines, previews of messengers, checkers of links. */
const ROBOT =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|curl|wget|python-|monitor|lighthouse|scanner/i

/** Whether a look at a page is a robot's. Browsers always say what they are. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent)
