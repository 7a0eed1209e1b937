/** Holds something on a device where the tour was ended. */
export const TOURED_KEY = 'pankh-toured'

/** Runs in the page as it was sent, before the first paint: who has ended the tour is not offered it again. */
export const HIDE_TOUR_OFFER = `try{if(localStorage.getItem("${TOURED_KEY}"))document.documentElement.dataset.toured=""}catch{}`
