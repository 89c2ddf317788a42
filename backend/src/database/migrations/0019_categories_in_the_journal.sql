-- The journal tells who made a category.
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH ROW EXECUTE FUNCTION
	audit_row('category', 'id', '', '', '{}', '{}', '{}');
