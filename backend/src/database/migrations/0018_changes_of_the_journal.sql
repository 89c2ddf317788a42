-- Open windows hear of what the journal and the page of the staff show.
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON staff_invitations
	FOR EACH ROW EXECUTE FUNCTION note_change('invitation', 'id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT ON release_changes
	FOR EACH ROW EXECUTE FUNCTION note_change('release', 'id', '', '');
