/** Pages that show films of other sites, once they are asked for: a film's own, and those of resources. */
export const FILM_PAGES = /^\/(events\/on-demand|resource\/[^/?]+\/\d+)(\/|\?|$)/
