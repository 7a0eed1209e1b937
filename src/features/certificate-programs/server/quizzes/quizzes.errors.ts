import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const QuizNotFound = namedError('QuizNotFound', 404, () => m.error_quiz_not_found())
/** @param module the name of the module to complete first */
export const ModuleNotOpen = namedError('ModuleNotOpen', 409, (module: string) =>
  m.error_module_not_open({ module }),
)
/** A choice of another module, or one that has been deleted. */
export const ChoiceNotOffered = namedError(
  'ChoiceNotOffered',
  422,
  () => m.error_choice_not_offered(),
  'choices',
)
