import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { cancelSwapRequest as withdraw } from './swap-shifts.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'

/** Whoever asked to swap keeps what he has after all. */
export const withdrawSwap = method({
  access: signedInUsers,
  input: { swap: link('Shift Swap', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const volunteer = await requireVolunteer(documents)
    await withdraw(documents, volunteer.name, input.swap)
    return { swap: input.swap }
  },
})
