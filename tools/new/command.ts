type Work = (place: string, title: string) => Promise<readonly string[]>

export async function runCommand(usage: string, fewest: number, work: Work): Promise<void> {
  const words = process.argv.slice(2)
  const [place = '', title = ''] = words
  try {
    if (words.length < fewest || words.length > 2) throw new Error(`Write: ${usage}`)
    const written = await work(place, title)
    console.log(`Wrote ${written.join(', ')}, made it known, and wrote the contract anew`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
