/** What an address carries on to the form that recommends, in a form of questions, whose fields are the whole address (R-33, E-14). */
import { useCampaign } from '../../page/campaign.ts';

export const CampaignFields = () =>
  Object.entries(useCampaign()).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
