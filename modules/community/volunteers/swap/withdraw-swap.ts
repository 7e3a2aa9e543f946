import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { cancelSwapRequest as withdraw } from './swap-shifts.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'

/** Withdraws a swap request of the caller. The caller's own shift stays as it is. */
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
