import type { Contract, Endpoint } from '#contract/endpoint.ts'
import { administrationContract } from '#features/administration/administration.contract.ts'
import { auditContract } from '#features/administration/audit.contract.ts'
import { jobsContract } from '#features/administration/jobs.contract.ts'
import { peopleContract } from '#features/administration/people.contract.ts'
import { adminAwarenessCampaignsContract } from '#features/awareness-programs/admin-awareness-campaigns.contract.ts'
import { adminAwarenessProgramsContract } from '#features/awareness-programs/admin-awareness-programs.contract.ts'
import { adminAwarenessWordsContract } from '#features/awareness-programs/admin-awareness-words.contract.ts'
import { awarenessProgramsContract } from '#features/awareness-programs/awareness-programs.contract.ts'
import { invitationsContract } from '#features/awareness-programs/invitations.contract.ts'
import { landingContract } from '#features/awareness-programs/landing.contract.ts'
import { programDetailsContract } from '#features/awareness-programs/program-details.contract.ts'
import { sharingContract } from '#features/awareness-programs/sharing.contract.ts'
import { subscriptionsContract } from '#features/awareness-programs/subscriptions.contract.ts'
import { teamContract } from '#features/awareness-programs/team.contract.ts'
import { trackingContract } from '#features/awareness-programs/tracking.contract.ts'
import { adminBannersContract } from '#features/banners/admin-banners.contract.ts'
import { bannersContract } from '#features/banners/banners.contract.ts'
import { adminAnswersContract } from '#features/certificate-programs/admin-answers.contract.ts'
import { adminCourseModulesContract } from '#features/certificate-programs/admin-course-modules.contract.ts'
import { adminCoursePeopleContract } from '#features/certificate-programs/admin-course-people.contract.ts'
import { adminProgramsContract } from '#features/certificate-programs/admin-programs.contract.ts'
import { adminQuizzesContract } from '#features/certificate-programs/admin-quizzes.contract.ts'
import { certificateProgramsContract } from '#features/certificate-programs/certificate-programs.contract.ts'
import { courseRegistrationsContract } from '#features/certificate-programs/course-registrations.contract.ts'
import { newestProgramContract } from '#features/certificate-programs/newest-program.contract.ts'
import { quizzesContract } from '#features/certificate-programs/quizzes.contract.ts'
import { adminCertificatesContract } from '#features/certificates/admin-certificates.contract.ts'
import { adminProgramCertificatesContract } from '#features/certificates/admin-program-certificates.contract.ts'
import { certificatesContract } from '#features/certificates/certificates.contract.ts'
import { openBadgesContract } from '#features/certificates/open-badges.contract.ts'
import { ownCertificatesContract } from '#features/certificates/own-certificates.contract.ts'
import { participationContract } from '#features/certificates/participation.contract.ts'
import { passportContract } from '#features/certificates/passport.contract.ts'
import { programCertificatesContract } from '#features/certificates/program-certificates.contract.ts'
import { adminCounsellingContract } from '#features/counselling/admin-counselling.contract.ts'
import { counsellingContract } from '#features/counselling/counselling.contract.ts'
import { adminEventsContract } from '#features/events/admin-events.contract.ts'
import { adminFeedbackContract } from '#features/events/admin-feedback.contract.ts'
import { adminFilmContract } from '#features/events/admin-film.contract.ts'
import { adminHostsContract } from '#features/events/admin-hosts.contract.ts'
import { adminPeopleContract } from '#features/events/admin-people.contract.ts'
import { adminPictureContract } from '#features/events/admin-picture.contract.ts'
import { adminSeriesContract } from '#features/events/admin-series.contract.ts'
import { adminSpeakersContract } from '#features/events/admin-speakers.contract.ts'
import { eventQuestionsContract } from '#features/events/event-questions.contract.ts'
import { eventRegistrationsContract } from '#features/events/event-registrations.contract.ts'
import { eventReviewsContract } from '#features/events/event-reviews.contract.ts'
import { eventSpeakingContract } from '#features/events/event-speaking.contract.ts'
import { eventWatchContract } from '#features/events/event-watch.contract.ts'
import { eventsContract } from '#features/events/events.contract.ts'
import { eventsOfFollowedContract } from '#features/events/following-news.contract.ts'
import { eventsForYouContract } from '#features/events/for-you.contract.ts'
import { ownEventsContract } from '#features/events/own-events.contract.ts'
import { ownFeedbackContract } from '#features/events/own-feedback.contract.ts'
import { adminResourcesContract } from '#features/resources/admin-resources.contract.ts'
import { creatorsForYouContract } from '#features/resources/creators-for-you.contract.ts'
import { resourcesOfFollowedContract } from '#features/resources/following-news.contract.ts'
import { resourcesForYouContract } from '#features/resources/for-you.contract.ts'
import { ownReviewsContract } from '#features/resources/own-reviews.contract.ts'
import { resourceDetailsContract } from '#features/resources/resource-details.contract.ts'
import { resourceDoingContract } from '#features/resources/resource-doing.contract.ts'
import { resourceMakingContract } from '#features/resources/resource-making.contract.ts'
import { resourceReviewsContract } from '#features/resources/resource-reviews.contract.ts'
import { resourcesContract } from '#features/resources/resources.contract.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { accountsContract } from '#foundation/accounts/accounts.contract.ts'
import { ownAccountContract } from '#foundation/accounts/own-account.contract.ts'
import { sessionsContract } from '#foundation/accounts/sessions.contract.ts'
import { analyticsContract } from '#foundation/analytics/analytics.contract.ts'
import { consentContract } from '#foundation/analytics/consent.contract.ts'
import { blocksContract } from '#foundation/creators/blocks.contract.ts'
import { creatorsContract } from '#foundation/creators/creators.contract.ts'
import { ownProfileContract } from '#foundation/creators/own-profile.contract.ts'
import { draftsContract } from '#foundation/drafts/drafts.contract.ts'
import { legalContract } from '#foundation/legal/legal.contract.ts'
import { adminMailsContract } from '#foundation/mails/admin-mails.contract.ts'
import { mailsContract } from '#foundation/mails/mails.contract.ts'
import { metricsContract } from '#foundation/metrics/metrics.contract.ts'
import { adminModerationContract } from '#foundation/moderation/admin-moderation.contract.ts'
import { moderationContract } from '#foundation/moderation/moderation.contract.ts'
import { notificationsContract } from '#foundation/notifications/notifications.contract.ts'
import { adminPrivacyContract } from '#foundation/privacy/admin-privacy.contract.ts'
import { privacyContract } from '#foundation/privacy/privacy.contract.ts'
import { readingPreferencesContract } from '#foundation/reading-preferences/reading-preferences.contract.ts'
import { adminSearchWordsContract } from '#foundation/search-words/admin-search-words.contract.ts'
import { settingsContract } from '#foundation/settings/settings.contract.ts'
import { adminTaxonomyContract } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import { uploadsContract } from '#foundation/uploads/uploads.contract.ts'

/** Every contract of the product. The test of /openapi.json fails if one is missing here. */
const contracts: Contract[] = [
  administrationContract,
  auditContract,
  peopleContract,
  adminEventsContract,
  adminFeedbackContract,
  adminFilmContract,
  adminHostsContract,
  adminPeopleContract,
  adminPictureContract,
  adminSeriesContract,
  adminSpeakersContract,
  adminAwarenessProgramsContract,
  adminAwarenessWordsContract,
  adminAwarenessCampaignsContract,
  awarenessProgramsContract,
  landingContract,
  subscriptionsContract,
  teamContract,
  sharingContract,
  programDetailsContract,
  invitationsContract,
  trackingContract,
  adminProgramsContract,
  adminAnswersContract,
  adminCourseModulesContract,
  adminQuizzesContract,
  adminCoursePeopleContract,
  draftsContract,
  readingPreferencesContract,
  eventsContract,
  eventsForYouContract,
  eventRegistrationsContract,
  eventQuestionsContract,
  eventsOfFollowedContract,
  ownEventsContract,
  ownFeedbackContract,
  ownReviewsContract,
  resourcesOfFollowedContract,
  creatorsForYouContract,
  eventReviewsContract,
  eventSpeakingContract,
  eventWatchContract,
  bannersContract,
  adminBannersContract,
  adminTaxonomyContract,
  adminSearchWordsContract,
  certificatesContract,
  programCertificatesContract,
  openBadgesContract,
  participationContract,
  passportContract,
  ownCertificatesContract,
  adminCertificatesContract,
  adminProgramCertificatesContract,
  counsellingContract,
  adminCounsellingContract,
  accountsContract,
  analyticsContract,
  consentContract,
  ownAccountContract,
  adminResourcesContract,
  resourceDetailsContract,
  resourceDoingContract,
  resourceMakingContract,
  resourceReviewsContract,
  certificateProgramsContract,
  courseRegistrationsContract,
  newestProgramContract,
  quizzesContract,
  resourcesContract,
  searchContract,
  resourcesForYouContract,
  creatorsContract,
  blocksContract,
  ownProfileContract,
  sessionsContract,
  legalContract,
  moderationContract,
  adminModerationContract,
  mailsContract,
  adminMailsContract,
  jobsContract,
  settingsContract,
  notificationsContract,
  privacyContract,
  adminPrivacyContract,
  metricsContract,
  uploadsContract,
]

export const everyEndpoint: Endpoint[] = contracts.flatMap((contract) => Object.values(contract))
