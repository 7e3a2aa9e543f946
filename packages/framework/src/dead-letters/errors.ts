import { choiceMessage, fieldId } from '#framework/doctypes'
import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

export const deadLetterErrors = errorCatalogue('dead_letters', frameworkMessages.en, {
  settled: {
    type: 'ValidationError',
    values: (state: string) => ({ state: choiceMessage(fieldId('Dead Letter', 'state'), state) }),
  },
  task_gone: {
    type: 'DoesNotExistError',
    values: (task: string) => ({ task }),
  },
  signal_gone: {
    type: 'DoesNotExistError',
  },
})
