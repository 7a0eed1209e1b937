/** Pages that show films of other sites, once they are asked for: a film's own, those of resources and of campaigns. */
export const FILM_PAGES = /^\/(events\/on-demand|programs\/individual|resource\/[^/?]+\/\d+)(\/|\?|$)/
