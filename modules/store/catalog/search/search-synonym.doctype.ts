import { check, docType, everything, text } from '#framework/doctypes'

export const SearchSynonym = docType('Search Synonym', {
  fields: {
    words: text({
      label: 'Search words',
      required: true,
      maxLength: 300,
      inList: true,
      description: 'Words with the same meaning, separated by commas: lamp, diya, vilakku',
    }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything },
  titleField: 'words',
  searchFields: ['words'],
})
