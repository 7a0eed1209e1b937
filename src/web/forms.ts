import type { PageForm } from '#contract/page-form.ts'
import { setRoleForm } from '#features/administration/ui/people/people-forms.ts'
import { administrationRowsForms } from '#features/administration/ui/rows-forms.ts'
import { saveAwarenessForm } from '#features/awareness-programs/ui/admin/admin-awareness-forms.ts'
import { areaForms } from '#features/awareness-programs/ui/area/area-forms.ts'
import { landingPageForm } from '#features/awareness-programs/ui/editing/editing-forms.ts'
import { invitingForms } from '#features/awareness-programs/ui/inviting/invite-forms.ts'
import { joiningForms } from '#features/awareness-programs/ui/joining/signup-forms.ts'
import { landingForms } from '#features/awareness-programs/ui/landing/landing-forms.ts'
import { saveProgramForm } from '#features/certificate-programs/ui/admin/admin-program-forms.ts'
import { quizForm } from '#features/certificate-programs/ui/quizzes/quiz-forms.ts'
import { chooseEventsForm } from '#features/certificate-programs/ui/registering/course-forms.ts'
import { certificateForms } from '#features/certificates/ui/certificate-forms.ts'
import { importRecordsForm } from '#features/counselling/ui/admin/admin-counselling-forms.ts'
import { adminEventForms } from '#features/events/ui/admin/editing/admin-event-forms.ts'
import { eventActionForm } from '#features/events/ui/admin/editing/event-action-form.ts'
import { feedbackForms } from '#features/events/ui/feedback/feedback-forms.ts'
import { watchForm } from '#features/events/ui/film/film-forms.ts'
import { registerForm } from '#features/events/ui/registering/registration-forms.ts'
import { decideResourcesForm } from '#features/resources/ui/admin/decide-resources-form.ts'
import { resourceForm } from '#features/resources/ui/making/making-forms.ts'
import { reviewForm as resourceReviewForm } from '#features/resources/ui/reviews/review-call.ts'
import { externalViewerForm } from '#features/resources/ui/viewer/viewer-forms.ts'
import { accountForms } from '#foundation/accounts/ui/account-forms.ts'
import { easyReadForms } from '#foundation/easy-read/ui/easy-read-forms.ts'
import { forYouForms } from '#foundation/for-you/ui/for-you-forms.ts'
import { notificationForms } from '#foundation/notifications/ui/notification-forms.ts'
import { readingPreferencesForms } from '#foundation/reading-preferences/ui/reading-preferences-forms.ts'

/** Every form that works without JavaScript. */
export const pageForms: readonly PageForm[] = [
  ...accountForms,
  setRoleForm,
  ...administrationRowsForms,
  ...adminEventForms,
  eventActionForm,
  landingPageForm,
  ...invitingForms,
  saveProgramForm,
  saveAwarenessForm,
  ...areaForms,
  ...joiningForms,
  ...landingForms,
  ...easyReadForms,
  ...forYouForms,
  ...certificateForms,
  chooseEventsForm,
  quizForm,
  importRecordsForm,
  ...feedbackForms,
  resourceForm,
  decideResourcesForm,
  watchForm,
  registerForm,
  ...notificationForms,
  ...readingPreferencesForms,
  resourceReviewForm,
  externalViewerForm,
]
