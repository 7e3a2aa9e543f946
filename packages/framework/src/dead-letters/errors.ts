import { errorCatalogue } from '#framework/errors'
import { sentence, term } from '#meta'

export const deadLetterErrors = errorCatalogue('dead_letters', {
  settled: {
    type: 'ValidationError',
    message: (state: string) => sentence`This was ${term(state)} already`,
  },
  task_gone: {
    type: 'DoesNotExistError',
    message: (task: string) => sentence`Nobody knows how to do ${task} any more`,
  },
  signal_gone: {
    type: 'DoesNotExistError',
    message: () => 'What happened then is not kept any more, so nobody can be told of it again',
  },
})
