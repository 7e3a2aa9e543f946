import { valuesOf, type TestSite } from '#framework/testing'

export async function documentOf({ administrator }: TestSite, number: unknown): Promise<string> {
  const { data } = await administrator.get(`/api/resource/Form Submission/${String(number)}`)
  return String(valuesOf(data)['document_name'] ?? number)
}
