import { choiceMessage, fieldId } from '#framework/doctypes'
import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

export const deadLetterErrors = errorCatalogue('dead_letters', frameworkMessages.en, {
  settled: {
    type: 'ValidationError',
    values: (state: string) => ({ state: choiceMessage(fieldId('Dead Letter', 'state'), state) }),
  },
  task_not_found: {
    type: 'DoesNotExistError',
    values: (task: string) => ({ task }),
  },
  event_not_found: {
    type: 'DoesNotExistError',
  },
})
