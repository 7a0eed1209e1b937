/** Where the organisation is (IANA name): what belongs to no event and no viewer is dated there. */
export const HOME_ZONE = 'Asia/Kolkata'
