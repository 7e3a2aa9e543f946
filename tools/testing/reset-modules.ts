import { vi } from 'vitest'

/** Gives each test file modules of its own in a process that files share, so that none finds what another left. */
vi.resetModules()
