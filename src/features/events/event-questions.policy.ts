/** Who may answer people's questions: those who speak there, and administrators. */
export const mayAnswer = (viewer: { is_admin: boolean } | null, { isSpeaker }: { isSpeaker: boolean }) =>
  viewer !== null && (viewer.is_admin || isSpeaker)
