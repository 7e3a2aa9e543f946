import { task } from '#framework/tasks'
import { countBoughtTogether } from './bought-together/count-bought-together.ts'

const EVERY_NIGHT = '41 2 * * *'

const countTask = task(
  'recommendations.count_pairs',
  (_payload, { documents }) => countBoughtTogether(documents),
  EVERY_NIGHT,
)

export const recommendationTasks = [countTask]
