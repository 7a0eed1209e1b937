import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Someone else has saved it since the form was opened. */
export const ProgramChangedMeanwhile = namedError('ProgramChangedMeanwhile', 409, () =>
  m.error_program_changed_meanwhile(),
)
/** `missing`: the labels of the fields that are still to be filled in. */
export const ProgramNotComplete = namedError('ProgramNotComplete', 422, (missing: string) =>
  m.error_program_not_complete({ missing }),
)
/** A chosen teacher or topic has been deleted. */
export const ChosenIsGone = namedError('ChosenIsGone', 422, () => m.error_choice_is_gone())
export const ProgramIsDraft = namedError('ProgramIsDraft', 409, () => m.error_program_is_draft())

export const ModuleNotFound = namedError('ModuleNotFound', 404, () => m.error_course_module_not_found())
export const ModuleChangedMeanwhile = namedError('ModuleChangedMeanwhile', 409, () =>
  m.error_course_module_changed_meanwhile(),
)
/** A module can't be emptied: nobody could finish the program. */
export const ModuleNeedsWork = namedError('ModuleNeedsWork', 409, () => m.error_course_module_needs_work())
export const ProgramNeedsModule = namedError('ProgramNeedsModule', 409, () => m.error_program_needs_module())
/** People join a program by registering for one of its events. */
export const ProgramNeedsEvent = namedError('ProgramNeedsEvent', 409, () => m.error_program_needs_event())
export const TooManyModules = namedError('TooManyModules', 409, (most: number) =>
  m.error_too_many_modules({ most }),
)

export const EventNotThere = namedError('EventNotThere', 404, () => m.error_event_not_there(), 'event_id')
export const EventIsCancelled = namedError(
  'EventIsCancelled',
  409,
  () => m.error_course_event_is_cancelled(),
  'event_id',
)
/** Names the module that already contains the event. */
export const EventStandsAlready = namedError(
  'EventStandsAlready',
  409,
  (module: string) => m.error_event_already_in_module({ module }),
  'event_id',
)
export const TooManyEvents = namedError('TooManyEvents', 409, (most: number) =>
  m.error_too_many_module_events({ most }),
)

export const QuestionNotFound = namedError('QuestionNotFound', 404, () => m.error_quiz_question_not_found())
export const QuestionChangedMeanwhile = namedError('QuestionChangedMeanwhile', 409, () =>
  m.error_quiz_question_changed_meanwhile(),
)
export const TooManyQuestions = namedError('TooManyQuestions', 409, (most: number) =>
  m.error_too_many_questions({ most }),
)

export const CohortNotFound = namedError('CohortNotFound', 404, () => m.error_cohort_not_found())
export const CohortNameTaken = namedError('CohortNameTaken', 409, () => m.error_cohort_name_taken(), 'name')
export const AddressesBroken = namedError(
  'AddressesBroken',
  422,
  (addresses: string) => m.error_addresses_broken({ addresses }),
  'addresses',
)
export const TooManyMembers = namedError(
  'TooManyMembers',
  422,
  (most: number) => m.error_too_many_members({ most }),
  'addresses',
)
export const MemberNotFound = namedError('MemberNotFound', 404, () => m.error_cohort_member_not_found())
